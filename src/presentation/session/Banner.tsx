import { Notice } from '../kit/Notice';

/** The card's banner. The live region is always there, so that screen readers announce what appears in it. */
export function Banner({ text }: { readonly text: string | undefined }) {
  return <div role="alert">{text !== undefined && <Notice intent="danger">{text}</Notice>}</div>;
}
