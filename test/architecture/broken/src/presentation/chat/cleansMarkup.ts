import DOMPurify from 'dompurify';

export const cleansMarkup = (markup: string): string => DOMPurify.sanitize(markup);
