import { Button, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { dateFormat } from './time/dateFormat';
import { saveFailureText } from './forms/saveFailureText';
import type { LoadedPart } from './LoadedPart';
import { Notice } from './Notice';

interface LoadNoticeProps {
  readonly part: Pick<LoadedPart<unknown>, 'state' | 'load'>;
  readonly texts: {
    readonly loading: string;
    readonly retry: string;
    readonly failed: (why: string) => string;
    readonly stale: (time: string, why: string) => string;
  };
}

/** Says that a part of a page is loading, failed to load, or is out of date. */
export const LoadNotice = observer(function LoadNotice({ part, texts }: LoadNoticeProps) {
  const { state } = part;
  if (state.status === 'unknown') return <Spinner size={28} aria-label={texts.loading} />;
  if (state.status === 'known') return null;
  const { last, failure } = state;
  const why = saveFailureText(failure);
  return (
    <div role="alert">
      <Notice
        intent={last === undefined ? 'danger' : 'warning'}
        action={<Button size="small" text={texts.retry} onClick={() => void part.load()} />}
      >
        {last === undefined ? texts.failed(why) : texts.stale(dateFormat.full(last.at), why)}
      </Notice>
    </div>
  );
});
