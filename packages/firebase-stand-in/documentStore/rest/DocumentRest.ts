import type { AccessGuard, Bearer, Identity } from '../access/AccessGuard';
import type { DocumentWrite } from '../commit/DocumentWrite';
import type { DocumentStore } from '../DocumentStore';
import { parseMessage } from '../parseMessage';
import { checkDocumentName } from '../paths/documentName';
import { aggregate, type Aggregation } from '../query/aggregate';
import type { StructuredQuery } from '../query/StructuredQuery';
import { StoreError } from '../StoreError';
import type { StoredDocument } from '../StoredDocument';

/** The bodies of the calls below, in JSON. */
interface CallBody {
  readonly documents?: readonly string[];
  readonly writes?: readonly DocumentWrite[];
  readonly structuredQuery?: StructuredQuery;
  readonly structuredAggregationQuery?: {
    readonly structuredQuery?: StructuredQuery;
    readonly aggregations?: readonly Aggregation[];
  };
}

const call = /^(projects\/[^/]+\/databases\/[^/]+\/documents(?:\/[^:]*)?):(\w+)$/;

/** The part of Firestore's REST interface that the client SDK uses: transactions, aggregates, single documents. */
export class DocumentRest {
  constructor(
    private readonly store: DocumentStore,
    private readonly guard: AccessGuard,
  ) {}

  /** @param path the path after `/v1/` */
  answer(method: string, path: string, bearer: Bearer, body: string): unknown {
    const identity = this.guard.identify(bearer);
    const [, parent, name] = call.exec(path) ?? [];
    if (parent !== undefined && name !== undefined && method === 'POST')
      return this.call(name, parent, identity, parseBody(body));
    if (method === 'GET') return this.get(path, identity);
    if (method === 'DELETE') return this.delete(path, identity);
    throw new StoreError('UNIMPLEMENTED', `${method} ${path}`);
  }

  private call(name: string, parent: string, identity: Identity, body: CallBody): unknown {
    switch (name) {
      case 'batchGet':
        return (body.documents ?? []).map(document => this.found(document, identity));
      case 'commit':
        return this.store.commit(body.writes ?? [], write => this.guard.checkWrite(identity, write));
      case 'runQuery':
        return this.runQuery(parent, identity, body.structuredQuery ?? {});
      case 'runAggregationQuery':
        return this.runAggregation(parent, identity, body.structuredAggregationQuery ?? {});
      case 'beginTransaction':
        return { transaction: Buffer.from(this.store.time.tickText()).toString('base64') };
      case 'rollback':
        return {};
      default:
        throw new StoreError('UNIMPLEMENTED', name);
    }
  }

  private get(name: string, identity: Identity): StoredDocument {
    checkDocumentName(name);
    const document = this.store.get(name);
    this.guard.checkGet(identity, name, document);
    if (!document) throw new StoreError('NOT_FOUND', `Document "${name}" not found.`);
    return document;
  }

  private delete(name: string, identity: Identity): object {
    this.store.commit([{ delete: name }], write => this.guard.checkWrite(identity, write));
    return {};
  }

  private found(name: string, identity: Identity): object {
    checkDocumentName(name);
    const document = this.store.get(name);
    this.guard.checkGet(identity, name, document);
    const readTime = this.store.time.tickText();
    return document ? { found: document, readTime } : { missing: name, readTime };
  }

  private runQuery(parent: string, identity: Identity, query: StructuredQuery): readonly object[] {
    this.guard.checkList(identity, parent, query);
    const documents = this.store.query(parent, query);
    const readTime = this.store.time.tickText();
    return documents.length > 0 ? documents.map(document => ({ document, readTime })) : [{ readTime }];
  }

  private runAggregation(
    parent: string,
    identity: Identity,
    body: NonNullable<CallBody['structuredAggregationQuery']>,
  ): readonly object[] {
    const query = body.structuredQuery ?? {};
    this.guard.checkList(identity, parent, query);
    const aggregateFields = aggregate(this.store.query(parent, query), body.aggregations ?? []);
    return [{ result: { aggregateFields }, readTime: this.store.time.tickText() }];
  }
}

const parseBody = (text: string): CallBody => (text ? (parseMessage(text) as CallBody) : {});
