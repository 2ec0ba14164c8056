/** The product's logo: two people in one conversation. It is only decoration. */
export function BrandMark() {
  return (
    <svg className="session-mark" viewBox="0 0 48 48" aria-hidden="true">
      <rect width="48" height="48" rx="14" fill="var(--accent)" />
      <path
        d="M13 19a7 7 0 0 1 7-7h8a7 7 0 0 1 7 7v3a7 7 0 0 1-7 7h-5l-6 5v-5.6a7 7 0 0 1-4-6.400z"
        fill="var(--on-accent)"
      />
      <path
        d="M18.500 20.500c1.600 2.700 3.400 4 5.500 4s3.900-1.300 5.500-4"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="2.400"
        strokeLinecap="round"
      />
    </svg>
  );
}
