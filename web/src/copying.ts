// To the clipboard. Pages that come over plain http have none: there the old command copies what is
// selected.

export async function copyText(text: string): Promise<boolean> {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  try {
    if (clipboard === undefined) return copySelected(text);
    await clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text); // forbidden, which need not hold for the other way
  }
}

function copySelected(text: string): boolean {
  const focused = document.activeElement as HTMLElement | null;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.style.cssText = "position: fixed; opacity: 0";
  // Over an open dialog nothing outside of it can be selected.
  (focused?.closest("dialog") ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand("copy");
  } finally {
    field.remove();
    focused?.focus({ preventScroll: true });
  }
}

/** Where nothing can be copied, it is marked to be copied by hand. */
export function markText(element: HTMLElement | undefined): void {
  if (element !== undefined) getSelection()?.selectAllChildren(element);
}
