/** The words for a failure and where they stand: in the card's banner, at the field, or in a toast. */
export interface DisplayedFailure {
  readonly place: 'banner' | 'field' | 'toast';
  readonly text: string;
}
