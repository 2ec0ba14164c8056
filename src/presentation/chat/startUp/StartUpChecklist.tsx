import { Button } from '@blueprintjs/core';
import { CircleIcon, ErrorIcon, TickCircleIcon, TimeIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import type { ChatConnectionStore, StartUpProgress } from './ChatConnectionStore';
import { chatText } from '../chatText';

const signs = { done: TickCircleIcon, running: TimeIcon, failed: ErrorIcon, ahead: CircleIcon } as const;

/** The steps of the start-up, shown if it is slow. */
export const StartUpChecklist = observer(function StartUpChecklist({
  store,
  onDetails,
}: {
  readonly store: ChatConnectionStore;
  readonly onDetails: () => void;
}) {
  const { checklist } = store;
  if (checklist === undefined) return null;
  const cause = store.startUp?.failure?.cause;
  return (
    <section className="chat-start-up" aria-label={chatText('startUp.title')}>
      <h2>{chatText('startUp.title')}</h2>
      <ol>
        {checklist.map(line => (
          <Line key={line.step} line={line} />
        ))}
      </ol>
      <div role="status">{cause !== undefined && <p>{chatText(`startUp.${cause}`)}</p>}</div>
      {cause === 'wrongVersion' && (
        <Button intent="primary" text={chatText('startUp.reload')} onClick={() => store.reload()} />
      )}
      {(cause === 'timedOut' || cause === 'unreachable') && (
        <Button text={chatText('startUp.retry')} onClick={() => store.retry()} />
      )}
      <Button variant="minimal" text={chatText('diagnostics.open')} onClick={onDetails} />
    </section>
  );
});

function Line({ line: { step, state } }: { readonly line: StartUpProgress }) {
  const Sign = signs[state];
  return (
    <li className={`chat-step chat-step-${state}`}>
      <Sign size={16} />
      {chatText(`startUp.${step}`)}
      <span className="chat-hint">{chatText(`startUp.${state}`)}</span>
    </li>
  );
}
