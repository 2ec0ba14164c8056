import { CrossIcon, TickIcon, TimeIcon, TrashIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { Fragment, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { DeletionRequest } from '@/domain/users/DeletionRequest';
import { EmptyState } from '../../kit/layout/EmptyState';
import { Page } from '../../kit/layout/Page';
import { PageHeader } from '../../kit/layout/PageHeader';
import { Row } from '../../kit/layout/Stack';
import { Tag } from '../../kit/layout/Tag';
import { DataTable } from '../../kit/table/DataTable';
import type { TableColumn } from '../../kit/table/TableRow';
import { EmailAddress } from '../../kit/text/EmailAddress';
import { writtenText } from '../../kit/text/writtenText';
import { useStore } from '../../kit/useStore';
import { ImportButton, ImportPerson } from '../../userData/ImportPerson';
import styles from '../list.module.css';
import { userPath } from '../userPath';
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
import { routes } from '../../app/routes/routes';

interface DeletionRequestsPageProps {
  readonly stores: Pick<UserStores, 'deletions' | 'userData'>;
}

/** The requests to delete accounts: whose and since when, what still depends on the account, and what was done. */
export const DeletionRequestsPage = observer(function DeletionRequestsPage({ stores }: DeletionRequestsPageProps) {
  const store = useStore(() => stores.deletions());
  const importing = useStore(() => stores.userData.import());
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Page labelledBy="deletions-title">
      <PageHeader
        id="deletions-title"
        headingRef={heading}
        back={{ to: routes.users.pattern, text: deletionsText('back') }}
        title={deletionsText('title')}
        lead={deletionsText('lead')}
        actions={<ImportButton store={importing} />}
      />
      <ImportPerson store={importing} pathOf={userPath} />
      <div className={styles['list']}>
        <DataTable
          label={deletionsText('list')}
          store={store.table}
          columns={columnsOf()}
          nameOf={nameOfRequest}
          whyOf={userFailureText}
          onOpen={request => {
            if (hasPage(request)) void navigate(userPath(request.userId));
          }}
          empty={<EmptyState icon={<TrashIcon size={40} />} title={deletionsText('none')} />}
          selects={false}
          lines={2}
        />
      </div>
    </Page>
  );
});

/** True if the user has a page; that of a user who was deleted here shows the receipt. */
const hasPage = ({ isGone, state }: DeletionRequest): boolean => !isGone || state === 'carriedOut';

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
      <span className={styles['lines']}>
        <span>{askedAtText(request)}</span>
        <bdi>{writtenText(askedByText(request))}</bdi>
      </span>
    ),
  },
  {
    id: 'duties',
    title: deletionsText('column.duties'),
    width: 'minmax(170px, 1.3fr)',
    render: request => (
      <span className={styles['lines']}>
        {dutyLines(request).map(line => (
          <span key={line}>{line}</span>
        ))}
      </span>
    ),
  },
  {
    id: 'state',
    title: deletionsText('column.state'),
    width: 'minmax(170px, 1.8fr)',
    render: request => <State request={request} />,
  },
];

function Person({ request }: { readonly request: DeletionRequest }) {
  const { userId, emailAddress = '' } = request;
  const hint = addressHint(request);
  const name = <bdi>{writtenText(nameOfRequest(request))}</bdi>;
  return (
    <span className={styles['lines']}>
      {hasPage(request) ? (
        <Link tabIndex={-1} to={userPath(userId)}>
          {name}
        </Link>
      ) : (
        name
      )}
      {hint === undefined ? <EmailAddress address={emailAddress} /> : <span>{hint}</span>}
    </span>
  );
}

/** The icon and the colour of each state. */
const signs = {
  open: { Icon: TimeIcon, intent: 'warning' },
  withdrawn: { Icon: CrossIcon, intent: 'neutral' },
  carriedOut: { Icon: TickIcon, intent: 'success' },
  unknown: { Icon: TimeIcon, intent: 'neutral' },
} as const satisfies Readonly<Record<NonNullable<DeletionRequest['state']> | 'unknown', object>>;

function State({ request }: { readonly request: DeletionRequest }) {
  const { Icon, intent } = signs[request.state ?? 'unknown'];
  return (
    <span className={styles['lines']}>
      <Row>
        <Tag intent={intent}>
          <Icon size={12} /> {stateText(request)}
        </Tag>
      </Row>
      <span>
        {endedLines(request).map((line, place) => (
          <Fragment key={line}>
            {place > 0 && ' '}
            <bdi>{writtenText(line)}</bdi>
          </Fragment>
        ))}
      </span>
    </span>
  );
}
