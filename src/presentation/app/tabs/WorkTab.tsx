import { CrossIcon, FormIcon, OfficeIcon, PersonIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import type { DragEvent, KeyboardEvent } from 'react';
import { ChatStatusBadges } from '../toolbar/ChatStatusBadges';
import { appText } from '../appText';
import type { ShownTab } from './TabsStore';
import { useShellStores } from '../useShellStores';
import { patientNameText } from '../../kit/text/patientNameText';

interface WorkTabProps {
  readonly tab: ShownTab;
  /** True for the one tab that the Tab key moves the focus to. */
  readonly reachable: boolean;
  readonly isDragged: boolean;
  readonly onEnter: () => void;
  readonly onClose: () => void;
  readonly onMenu: (element: HTMLElement) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onDrag: () => void;
  readonly onDragEnd: () => void;
  readonly onDrop: (event: DragEvent) => void;
}

/**
 * The tab of one open page: its name, the patient, organisation or user that it is about, and the badges of a chat. The
 * cross is for the mouse; on the keyboard, Delete closes the tab.
 */
export const WorkTab = observer(function WorkTab({
  tab,
  reachable,
  isDragged,
  onEnter,
  onClose,
  onMenu,
  onKeyDown,
  onDrag,
  onDragEnd,
  onDrop,
}: WorkTabProps) {
  const { tabs, chatBadges } = useShellStores();
  const chat = chatBadges.markOf(tab.chatSessionId);
  const subject = chat?.patientName ?? tab.subject?.name;
  return (
    <div
      className={`tabs-tab${subject === undefined ? '' : ' tabs-tab-chat'}${isDragged ? ' tabs-tab-dragged' : ''}`}
      role="tab"
      tabIndex={reachable ? 0 : -1}
      aria-selected={tab.active}
      aria-controls="content"
      aria-disabled={tabs.offline}
      title={subject === undefined ? tab.name : `${tab.name}: ${subject}`}
      draggable={!tabs.offline}
      onFocus={onEnter}
      onClick={() => tabs.show(tab.url)}
      onAuxClick={event => event.button === 1 && onClose()}
      onContextMenu={event => {
        event.preventDefault();
        onMenu(event.currentTarget);
      }}
      onKeyDown={onKeyDown}
      onDragStart={onDrag}
      onDragEnd={onDragEnd}
      onDragOver={event => event.preventDefault()}
      onDrop={onDrop}
    >
      {subject === undefined ? (
        <span className="tabs-name">{tab.name}</span>
      ) : (
        <>
          <span className="visually-hidden">{tab.name}: </span>
          <span className="tabs-kind" aria-hidden>
            <SubjectSign tab={tab} />
          </span>
          <bdi className="tabs-name">{patientNameText(subject)}</bdi>
        </>
      )}
      {chat !== undefined && <ChatStatusBadges chat={chat} now={chatBadges.now} brief />}
      {tabs.closable && (
        <span
          className="tabs-cross"
          aria-hidden
          title={appText('tabs.closeTab')}
          onClick={event => {
            event.stopPropagation();
            onClose();
          }}
        >
          <CrossIcon size={12} />
        </span>
      )}
    </div>
  );
});

const subjectIcons = { patient: PersonIcon, user: PersonIcon, organisation: OfficeIcon, survey: FormIcon };

function SubjectSign({ tab: { generation, subject } }: Pick<WorkTabProps, 'tab'>) {
  if (generation !== undefined) return appText(`tabs.sign${generation}`);
  const Icon = subjectIcons[subject?.kind ?? 'patient'];
  return <Icon size={12} />;
}
