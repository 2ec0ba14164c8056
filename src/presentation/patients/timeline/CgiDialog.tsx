import { Button, Dialog, DialogBody, DialogFooter, HTMLSelect, TextArea } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useId, type FormEvent } from 'react';
import { AnswerButton } from '../../shared/AnswerButton';
import { Notice } from '../../shared/Notice';
import type { CgiStore } from './CgiStore';
import { patientTimelineText } from './patientTimelineText';
import { timelineFailureText } from './timelineFailureText';

interface CgiDialogProps {
  readonly store: CgiStore;
  readonly name: string;
}

/** Asks for a clinical global impression. */
export const CgiDialog = observer(function CgiDialog({ store, name }: CgiDialogProps) {
  const { failure, isLocked } = store;
  const id = useId();
  const save = (event: FormEvent): void => {
    event.preventDefault();
    void store.save();
  };
  return (
    <Dialog className="shell-dialog act-dialog" isOpen={store.isOpen} title={patientTimelineText('cgi.title', { name })} isCloseButtonShown={false} onClose={() => store.close()}>
      <form onSubmit={save}>
        <DialogBody>
          <div className="moment-form">
            <div role="status">{store.restored && <Notice intent="warning">{patientTimelineText('cgi.restored')}</Notice>}</div>
            <label htmlFor={`${id}-severity`}>{patientTimelineText('cgi.severity')}</label>
            <HTMLSelect id={`${id}-severity`} fill autoFocus disabled={isLocked} value={store.severity ?? ''} onChange={event => store.rate(numberOf(event.currentTarget.value))}>
              <option value="">{patientTimelineText('cgi.choose')}</option>
              {store.scale.map(value => (
                <option key={value} value={value}>
                  {patientTimelineText('cgi.option', { value, word: patientTimelineText(`severity.${value}`) })}
                </option>
              ))}
            </HTMLSelect>
            <label htmlFor={`${id}-improvement`}>{patientTimelineText('cgi.improvement')}</label>
            <HTMLSelect id={`${id}-improvement`} fill disabled={isLocked} value={store.improvement ?? ''} onChange={event => store.compare(numberOf(event.currentTarget.value))}>
              <option value="">{patientTimelineText('cgi.nothing')}</option>
              {store.scale.map(value => (
                <option key={value} value={value}>
                  {patientTimelineText('cgi.option', { value, word: patientTimelineText(`improvement.${value}`) })}
                </option>
              ))}
            </HTMLSelect>
            <label htmlFor={`${id}-note`}>{patientTimelineText('cgi.note')}</label>
            <TextArea id={`${id}-note`} fill readOnly={isLocked} value={store.note} onChange={event => store.remark(event.currentTarget.value)} />
            <div role="alert">
              {failure !== undefined && (
                <Notice intent="danger">
                  {failure.kind === 'notOnScale' ? patientTimelineText('cgi.notOnScale') : timelineFailureText(failure)} {isLocked && patientTimelineText('cgi.locked')}
                </Notice>
              )}
            </div>
          </div>
        </DialogBody>
        <DialogFooter
          actions={
            <>
              <Button text={patientTimelineText('cgi.cancel')} onClick={() => store.discard()} />
              <AnswerButton type="submit" intent="primary" text={patientTimelineText(isLocked ? 'cgi.again' : 'cgi.save')} awaiting={store.busy} disabled={!store.canSave && !store.busy} />
            </>
          }
        />
      </form>
    </Dialog>
  );
});

const numberOf = (value: string): number | null => (value === '' ? null : Number(value));
