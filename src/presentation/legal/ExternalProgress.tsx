import { ProgressBar } from '@blueprintjs/core';

/** Shown while a page of the external shell is loading. */
export function ExternalProgress({ label }: { readonly label: string }) {
  return (
    <div className="external-progress" role="status">
      <ProgressBar intent="primary" aria-label={label} />
      <span className="visually-hidden">{label}</span>
    </div>
  );
}
