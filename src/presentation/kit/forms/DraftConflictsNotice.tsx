import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Notice } from '../Notice';
import { formsText } from './formsText';
import type { DraftConflicts } from './DraftConflicts';

interface DraftConflictsNoticeProps {
  readonly others: DraftConflicts;
  /** The readable text of a stored draft. */
  readonly textOf: (kept: string) => string;
}

/** Offers what was typed in other windows; neither text is lost by choosing. */
export const DraftConflictsNotice = observer(function DraftConflictsNotice({
  others,
  textOf,
}: DraftConflictsNoticeProps) {
  return (
    <div role="status">
      {others.texts.map(kept => (
        <Notice
          key={kept}
          intent="warning"
          action={
            <>
              <Button
                size="small"
                text={formsText('otherDraft.takeOver')}
                onClick={() => void others.replaceOwn(kept)}
              />
              <Button
                size="small"
                variant="minimal"
                text={formsText('otherDraft.throwAway')}
                onClick={() => void others.discard(kept)}
              />
            </>
          }
        >
          {formsText('otherDraft.lead')}
          <span className="moment-text">{textOf(kept)}</span>
        </Notice>
      ))}
    </div>
  );
});
