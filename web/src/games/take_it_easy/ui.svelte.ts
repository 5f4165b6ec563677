// What the components of this table share besides the model.

export class TakeItEasyUi {
  /** The seat whose board lies large in the middle; null: one's own. */
  shown = $state<number | null>(null);
  /** Which round's boards are looked at; null: the present one. */
  round = $state<number | null>(null);
}
