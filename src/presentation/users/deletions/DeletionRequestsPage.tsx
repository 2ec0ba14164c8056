import { CrossIcon, TickIcon, TimeIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { DeletionRequest } from '@/domain/users/DeletionRequest';
import { DataTable } from '../../kit/table/DataTable';
import type { TableColumn } from '../../kit/table/TableRow';
import { EmailAddress } from '../../kit/text/EmailAddress';
import { writtenText } from '../../kit/text/writtenText';
import { useStore } from '../../kit/useStore';
import { USERS_PATH, userPath } from '../userPath';
import { userFailureText } from '../usersText';
import type { UserStores } from '../UserStores';
import {
  addressHint,
  askedAtText,
  askedByText,
  deletionsText,
  dutyLines,
  endedLines,
  nameOfRequest,
  stateText,
} from './deletionsText';

interface DeletionRequestsPageProps {
  readonly stores: Pick<UserStores, 'deletions'>;
}

/** Who asked for the deletion of an account, since when, what still depends on it, and what was done. */
export const DeletionRequestsPage = observer(function DeletionRequestsPage({ stores }: DeletionRequestsPageProps) {
  const store = useStore(() => stores.deletions());
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <article className="users" aria-labelledby="deletions-title">
      <header>
        <Link to={USERS_PATH}>{deletionsText('back')}</Link>
        <h1 id="deletions-title" tabIndex={-1} ref={heading}>
          {deletionsText('title')}
        </h1>
        <p>{deletionsText('lead')}</p>
      </header>
      <DataTable
        label={deletionsText('list')}
        store={store.table}
        columns={columnsOf()}
        nameOf={nameOfRequest}
        whyOf={userFailureText}
        onOpen={({ isGone, userId }) => {
          if (!isGone) void navigate(userPath(userId));
        }}
        empty={<p>{deletionsText('none')}</p>}
        selects={false}
      />
    </article>
  );
});

const columnsOf = (): readonly TableColumn<DeletionRequest>[] => [
  {
    id: 'person',
    title: deletionsText('column.person'),
    width: 'minmax(205px, 2fr)',
    render: request => <Person request={request} />,
  },
  {
    id: 'asked',
    title: deletionsText('column.asked'),
    width: 'minmax(150px, 1.3fr)',
    render: request => (
      <span className="user-name">
        <span>{askedAtText(request)}</span>
        <bdi className="deletion-hint">{writtenText(askedByText(request))}</bdi>
      </span>
    ),
  },
  {
    id: 'duties',
    title: deletionsText('column.duties'),
    width: 'minmax(170px, 1.3fr)',
    render: request => (
      <span className="user-name">
        {dutyLines(request).map(line => (
          <span key={line}>{line}</span>
        ))}
      </span>
    ),
  },
  {
    id: 'state',
    title: deletionsText('column.state'),
    width: 'minmax(170px, 1.3fr)',
    render: request => <State request={request} />,
  },
];

function Person({ request }: { readonly request: DeletionRequest }) {
  const { isGone, userId, emailAddress = '' } = request;
  const hint = addressHint(request);
  const name = <bdi>{writtenText(nameOfRequest(request))}</bdi>;
  return (
    <span className="user-name">
      {isGone ? (
        name
      ) : (
        <Link tabIndex={-1} to={userPath(userId)}>
          {name}
        </Link>
      )}
      {hint === undefined ? <EmailAddress address={emailAddress} /> : <span className="deletion-hint">{hint}</span>}
    </span>
  );
}

/** The shape and the colour of a state, beside its word. */
const signs = {
  open: { Icon: TimeIcon, tone: 'due' },
  withdrawn: { Icon: CrossIcon, tone: 'kind' },
  carriedOut: { Icon: TickIcon, tone: 'active' },
  unknown: { Icon: TimeIcon, tone: 'unknown' },
} as const satisfies Readonly<Record<NonNullable<DeletionRequest['state']> | 'unknown', object>>;

function State({ request }: { readonly request: DeletionRequest }) {
  const { Icon, tone } = signs[request.state ?? 'unknown'];
  return (
    <span className="user-name deletion-state">
      <span className={`user-mark user-mark-${tone}`}>
        <Icon size={12} /> {stateText(request)}
      </span>
      {endedLines(request).map(line => (
        <bdi key={line} className="deletion-hint">
          {writtenText(line)}
        </bdi>
      ))}
    </span>
  );
}
