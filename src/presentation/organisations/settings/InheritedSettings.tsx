import type { Organisation } from '@/domain/organisations/Organisation';
import { Hint } from '../../kit/layout/Hint';
import { Panel } from '../../kit/layout/Panel';
import { Fact, FactList } from '../../kit/layout/FactList';
import { inheritedRows } from './inheritedRows';
import styles from './InheritedSettings.module.css';
import { settingsText } from './settingsText';

export function InheritedSettings({ parent }: { readonly parent: Organisation }) {
  return (
    <Panel title={settingsText('fromParent.title', { name: parent.name })}>
      <Hint>{settingsText('fromParent.lead')}</Hint>
      {inheritedRows(parent).map(({ section, rows }) => (
        <details key={section} className={styles['section']} open={section === 'appSettings'}>
          <summary>{settingsText(`title.${section}`)}</summary>
          <FactList>
            {rows.map(({ field, label, value }) => (
              <Fact key={field} name={label} value={value} />
            ))}
          </FactList>
        </details>
      ))}
    </Panel>
  );
}
