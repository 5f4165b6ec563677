// A phone on the table shall not fall asleep while somebody thinks.

/** Keeps the screen on until the returned function is called. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let gone = false;
  const wake = async () => {
    if (document.hidden || !("wakeLock" in navigator)) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (gone) await lock.release();
    } catch {
      // A battery that runs low may refuse.
    }
  };
  const seen = () => void wake();
  void wake();
  document.addEventListener("visibilitychange", seen);
  return () => {
    gone = true;
    document.removeEventListener("visibilitychange", seen);
    void lock?.release();
  };
}
