/** Placeholder for messages that are being loaded. */
export function TimelineSkeleton({ label }: { readonly label: string }) {
  return (
    <div className="chat-skeleton" role="status" aria-label={label}>
      {['wide', 'own', 'short', 'own', 'wide'].map((shape, at) => (
        <span key={at} className={`chat-skeleton-${shape}`} />
      ))}
    </div>
  );
}
