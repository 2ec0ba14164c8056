import { useId } from 'react';
import type { Organisation } from '@/domain/organisations/Organisation';
import { writtenText } from '../../kit/text/writtenText';
import { inheritedRows } from './inheritedRows';
import { settingsText } from './settingsText';

/** What an organisation that is created below another takes over from it. */
export function InheritedSettings({ parent }: { readonly parent: Organisation }) {
  const heading = useId();
  return (
    <section className="organisation-panel" aria-labelledby={heading}>
      <h2 id={heading}>{settingsText('fromParent.title', { name: parent.name })}</h2>
      <p className="organisation-hint">{settingsText('fromParent.lead')}</p>
      {inheritedRows(parent).map(({ section, rows }) => (
        <div key={section} className="inherited-section">
          <h3>{settingsText(`title.${section}`)}</h3>
          <dl className="organisation-summary">
            {rows.map(({ field, label, value }) => (
              <div key={field}>
                <dt>{label}</dt>
                <dd>
                  <bdi>{writtenText(value)}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}
