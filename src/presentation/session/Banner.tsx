import { Notice } from '../kit/Notice';

/** The card's banner. The region stays, so that what appears in it is read out. */
export function Banner({ text }: { readonly text: string | undefined }) {
  return <div role="alert">{text !== undefined && <Notice intent="danger">{text}</Notice>}</div>;
}
