import { useEffect, useRef } from 'react';
import type { LegalText } from '@/application/legal/ReadLegalDocument';
import { cleanMarkup } from './cleanMarkup';

/** The document itself, scrolled to what its address asks for. */
export function LegalArticle({ text: { markup, language, anchor } }: { readonly text: LegalText }) {
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    article.current?.replaceChildren(cleanMarkup(markup));
    const wished = anchor === null ? null : article.current?.querySelector<HTMLElement>(`[id="${CSS.escape(anchor)}"]`);
    if (!wished) return;
    wished.tabIndex = -1;
    wished.scrollIntoView();
    wished.focus();
  }, [markup, anchor]);
  return <article className="external-article" lang={language.replace('_', '-')} ref={article} />;
}
