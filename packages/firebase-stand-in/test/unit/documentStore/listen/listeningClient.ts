import { AccessGuard } from '../../../../documentStore/access/AccessGuard';
import type { ListenRequest, ListenResponse } from '../../../../documentStore/listen/listenMessages';
import { ListenStream } from '../../../../documentStore/listen/ListenStream';
import { SharedQueries } from '../../../../documentStore/listen/SharedQueries';
import type { DocumentRuleSet } from '../../../../documentStore/rules/DocumentRuleSet';
import type { StructuredQuery } from '../../../../documentStore/query/StructuredQuery';
import type { IdTokenClaims } from '../../../../kernel/IdTokenClaims';

import { root, type Samples } from '../storeOfSamples';

export interface ListeningClient {
  readonly stream: ListenStream;
  listen(targetId: number, query: StructuredQuery, more?: Partial<NonNullable<ListenRequest['addTarget']>>): void;
  /** New messages since the last call, one short text each. */
  received(): string[];
  /** The status that ended the stream. */
  readonly ended: () => string | undefined;
}

export interface Listening {
  readonly samples: Samples;
  readonly queries: SharedQueries;
  /** The valid tokens; tests take them away. */
  readonly tokens: Map<string, IdTokenClaims>;
  client(token?: string): ListeningClient;
}

/** Clients without a network: the messages of their streams, as short texts. */
export function listening(samples: Samples, rules: DocumentRuleSet = { allows: () => true }): Listening {
  const queries = new SharedQueries(samples.store);
  const tokens = new Map<string, IdTokenClaims>();
  const guard = new AccessGuard({
    rules,
    clock: samples.clock,
    allowOwner: true,
    find: () => undefined,
    verifyIdToken: token => tokens.get(token),
  });
  const client = (token = 'owner'): ListeningClient => {
    let messages: ListenResponse[] = [];
    let ended: string | undefined;
    const stream = new ListenStream({
      store: samples.store,
      queries,
      guard,
      bearer: { authorization: `Bearer ${token}` },
      send: message => messages.push(message),
      fail: error => {
        ended = error.status;
        stream.close();
      },
    });
    return {
      stream,
      listen: (targetId, structuredQuery, more) =>
        stream.receive({ addTarget: { targetId, query: { parent: root, structuredQuery }, ...more } }),
      received: () => {
        const texts = messages.map(shortText);
        messages = [];
        return texts;
      },
      ended: () => ended,
    };
  };
  return { samples, queries, tokens, client };
}

const shortName = (name: string): string => name.slice(root.length + 1);

function shortText(message: ListenResponse): string {
  if ('documentChange' in message) {
    const { document, targetIds = [], removedTargetIds = [] } = message.documentChange;
    const targets = targetIds.length > 0 ? `+${targetIds.join()}` : `-${removedTargetIds.join()}`;
    return `${targets} ${shortName(document.name)}`;
  }
  if ('documentDelete' in message) return `deleted ${shortName(message.documentDelete.document)}`;
  if ('documentRemove' in message) return `pushed out ${shortName(message.documentRemove.document)}`;
  const { targetChangeType, targetIds, cause } = message.targetChange;
  if (targetChangeType === undefined) return 'snapshot';
  return `${targetChangeType} ${(targetIds ?? []).join()}${cause ? ` because ${cause.code}` : ''}`;
}
