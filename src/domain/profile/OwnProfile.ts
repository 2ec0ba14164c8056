/** Who a therapist is to the service. */
export interface OwnProfile {
  /** As other people’s calls name the therapist. */
  readonly therapistId: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Empty where there is none. */
  readonly biography: string;
}
