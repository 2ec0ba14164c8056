import type { QrCode, QrEncoder } from '@/application/session/ports/QrEncoder';

/** What a card shows of a code. */
export interface CodeCard {
  readonly code: string;
  readonly organisationName: string;
  /** Holds the code as it is written, which is what the patients' app reads. */
  readonly qr: QrCode;
}

/** Makes the cards that are handed to people: each with the code as text and as a QR code. */
export class PrepareCodeCards {
  constructor(private readonly encoder: QrEncoder) {}

  /** Undefined where what makes QR codes could not be downloaded; it may be tried again. */
  async execute(
    codes: readonly { readonly code: string; readonly organisation: { readonly name: string } }[],
  ): Promise<readonly CodeCard[] | undefined> {
    const cards: CodeCard[] = [];
    for (const { code, organisation } of codes) {
      const qr = await this.encoder.encode(code);
      if (qr === undefined) return undefined;
      cards.push({ code, organisationName: organisation.name, qr });
    }
    return cards;
  }
}
