import type { StructuredQuery } from '../../../../documentStore/query/StructuredQuery';
import type { ValueFields } from '../../../../documentStore/values/StoreValue';

export type QueryAnswer = { readonly names: readonly string[] } | { readonly refused: string };

interface QueryRowReply {
  readonly document?: { readonly name: string };
  readonly error?: { readonly message: string };
}

/** The REST interface as administrator, of this store or of the official emulator. */
export class RestClient {
  constructor(
    private readonly port: number,
    private readonly root: string,
  ) {}

  async set(documents: readonly { readonly name: string; readonly fields: ValueFields }[]): Promise<void> {
    const reply = await this.post(':commit', { writes: documents.map(update => ({ update })) });
    if (!reply.ok) throw new Error(await reply.text());
  }

  async query(structuredQuery: StructuredQuery): Promise<QueryAnswer> {
    const reply = (await (await this.post(':runQuery', { structuredQuery })).json()) as QueryRowReply | QueryRowReply[];
    const rows = Array.isArray(reply) ? reply : [reply];
    const [refusal] = rows.flatMap(row => row.error ?? []);
    return refusal ? { refused: refusal.message } : { names: rows.flatMap(row => row.document?.name ?? []) };
  }

  private post(call: string, body: object): Promise<Response> {
    const headers = { 'content-type': 'text/plain', authorization: 'Bearer owner' };
    return fetch(`http://127.0.0.1:${this.port}/v1/${this.root}${call}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
  }
}
