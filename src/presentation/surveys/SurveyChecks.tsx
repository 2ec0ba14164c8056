import { ErrorIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { Panel } from '../kit/layout/Panel';
import { Notice } from '../kit/Notice';
import type { SurveyBuilderStore } from './SurveyBuilderStore';
import styles from './surveys.module.css';
import { faultText, surveysCount, surveysText } from './surveysText';

/** Id of the element that gets the focus if a survey cannot be published. */
export const CHECKS_ID = 'survey-checks';

/** The errors that prevent publishing. */
export const SurveyChecks = observer(function SurveyChecks({ store }: { readonly store: SurveyBuilderStore }) {
  const { faults, questions } = store;
  return (
    <div id={CHECKS_ID} tabIndex={-1} className={styles['checks']}>
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
                <ErrorIcon />
                <FaultWords text={faultText(fault, questions)} />
                {fault.question !== undefined && (
                  <button type="button" className={styles['show']} onClick={() => store.choose(fault.question)}>
                    {surveysText('checks.show')}
                  </button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </div>
  );
});

/** The text of an error, with its first sentence emphasised: it says what is wrong, the rest why and what to do. */
function FaultWords({ text }: { readonly text: string }) {
  const end = text.indexOf('. ') + 1;
  if (end === 0) return <strong>{text}</strong>;
  return (
    <>
      <strong>{text.slice(0, end)}</strong>
      <span>{text.slice(end)}</span>
    </>
  );
}
