import { DisableIcon } from '@blueprintjs/icons';
import type { OrganisationRow } from '@/domain/organisations/OrganisationRow';
import { organisationsCount, organisationsText } from './organisationsText';

/** The name of an organisation, and what of it one has to know before opening it. */
export function OrganisationFacts({ row }: { readonly row: OrganisationRow }) {
  return (
    <>
      <bdi className="organisation-name" title={row.name}>
        {row.name}
      </bdi>
      <span className="organisation-facts">
        {!row.enabled && (
          <span className="organisation-mark">
            <DisableIcon size={14} /> {organisationsText('row.disabled')}
          </span>
        )}
        {row.subscription !== 'active' && (
          <span className="organisation-mark">{organisationsText(`row.subscription.${row.subscription}`)}</span>
        )}
        <span>{seatsText(row)}</span>
        {row.children > 0 && <span>{organisationsCount('row.children', row.children)}</span>}
      </span>
    </>
  );
}

function seatsText({ codes, seats: { used, all } }: OrganisationRow): string {
  if (codes === 0) return organisationsText('row.noCodes');
  if (all === undefined) return organisationsText('row.unlimitedSeats', { used });
  return organisationsText('row.seats', { used, all });
}
