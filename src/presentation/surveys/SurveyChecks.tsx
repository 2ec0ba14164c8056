import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Panel } from '../kit/layout/Panel';
import { Notice } from '../kit/Notice';
import type { SurveyBuilderStore } from './SurveyBuilderStore';
import styles from './surveys.module.css';
import { faultText, surveysCount, surveysText } from './surveysText';

/** What keeps the survey from being published. */
export const SurveyChecks = observer(function SurveyChecks({ store }: { readonly store: SurveyBuilderStore }) {
  const { faults, questions } = store;
  return (
    <Panel title={surveysText('checks.heading')}>
      <p role="status" className={styles['facts']}>
        {faults.length === 0 ? '' : surveysCount('checks.problems', faults.length)}
      </p>
      {faults.length === 0 ? (
        <Notice intent="success">{surveysText('checks.passed')}</Notice>
      ) : (
        <ul className={styles['faults']}>
          {faults.map(fault => (
            <li key={JSON.stringify(fault)}>
              {faultText(fault, questions)}
              {fault.question !== undefined && (
                <Button
                  variant="minimal"
                  size="small"
                  text={surveysText('checks.show')}
                  onClick={() => store.choose(fault.question)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
});
