import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { FaultField } from '../kit/forms/FaultField';
import { FileField } from '../kit/forms/FileField';
import { ReasonField } from '../kit/forms/ReasonField';
import { Panel } from '../kit/layout/Panel';
import { Row, Stack } from '../kit/layout/Stack';
import { Notice } from '../kit/Notice';
import { PendingButton } from '../kit/PendingButton';
import { saveText } from '../kit/saveFile';
import type { SurveyBuilderStore } from './SurveyBuilderStore';
import styles from './surveys.module.css';
import { dayText, surveyLimits, surveysCount, surveysText } from './surveysText';

/** The settings of a survey: title and reason, retirement or deletion, files and history. */
export const SurveySettings = observer(function SurveySettings({ store }: { readonly store: SurveyBuilderStore }) {
  const { survey, form, pendingAct } = store;
  if (!survey) return null;
  const { answers, state, changes, urlSuffix, version } = survey;
  return (
    <>
      <Panel title={surveysText('builder.more')}>
        <Stack>
          <FaultField
            label={surveysText('builder.name')}
            hint={surveysText('builder.address', { address: urlSuffix })}
            value={form.mine.title}
            maxLength={surveyLimits.title}
            onWrite={text => store.write('title', text)}
          />
          <ReasonField
            value={form.mine.reason}
            isMissing={store.isReasonMissing}
            onWrite={text => store.write('reason', text)}
          />
          <Row>
            {version > 0 && state === 'published' && (
              <PendingButton
                text={surveysText('builder.retire')}
                awaiting={pendingAct === 'retire'}
                onClick={() => void store.send('retire')}
              />
            )}
            {answers === 0 && (
              <PendingButton
                intent="danger"
                text={surveysText('builder.delete')}
                awaiting={pendingAct === 'delete'}
                onClick={() => void store.remove()}
              />
            )}
          </Row>
        </Stack>
      </Panel>
      <FhirExchange store={store} />
      <Panel title={surveysText('builder.history')}>
        <ul className={styles['changes']}>
          {changes.map(({ at, byName, sentence, reason }) => (
            <li key={`${at} ${sentence}`}>
              {surveysText('builder.historyRow', { day: dayText(at), name: byName, sentence })}
              {reason !== undefined && <div>{surveysText('builder.historyReason', { reason })}</div>}
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
});

const FhirExchange = observer(function FhirExchange({ store }: { readonly store: SurveyBuilderStore }) {
  const { imported } = store;
  return (
    <Panel title={surveysText('exchange.heading')}>
      <Stack>
        <Row>
          <Button
            text={surveysText('exchange.export')}
            onClick={() => saveText(`${store.survey?.urlSuffix ?? 'survey'}.json`, store.fhir)}
          />
        </Row>
        <FileField
          label={surveysText('exchange.import')}
          hint={surveysText('exchange.hint')}
          kind="any"
          accept=".json,application/json"
          onChoose={file => void file.text().then(text => store.importFhir(text))}
        />
        <div role="status">
          {imported && (
            <Notice intent={imported.kind === 'survey' && imported.skipped.length === 0 ? 'success' : 'warning'}>
              {imported.kind !== 'survey'
                ? surveysText(`exchange.${imported.kind}`)
                : imported.skipped.length === 0
                  ? surveysText('exchange.all')
                  : surveysCount('exchange.left', imported.skipped.length, { parts: imported.skipped.join(', ') })}
            </Notice>
          )}
        </div>
      </Stack>
    </Panel>
  );
});
