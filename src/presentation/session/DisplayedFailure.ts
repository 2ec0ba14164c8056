/** The text of a failure and where it is shown: in the card's banner, at the field, or in a toast. */
export interface DisplayedFailure {
  readonly place: 'banner' | 'field' | 'toast';
  readonly text: string;
}
