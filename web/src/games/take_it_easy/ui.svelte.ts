// What the components of this table share besides the model.

export class TakeItEasyUi {
  /** Which round's boards are looked at; null: the present one. */
  round = $state<number | null>(null);
}
