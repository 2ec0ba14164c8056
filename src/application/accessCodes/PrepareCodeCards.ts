import type { QrCode, QrEncoder } from '@/application/kernel/ports/QrEncoder';

/** The content of a printed card. */
export interface CodeCard {
  readonly code: string;
  readonly organisationName: string;
  /** Contains the code as text, which the patients' app reads. */
  readonly qr: QrCode;
}

/** Creates printed cards, each with the code as text and as a QR code. */
export class PrepareCodeCards {
  constructor(private readonly encoder: QrEncoder) {}

  /** Undefined if the QR encoder could not be downloaded; may be retried. */
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
