/**
 * Prefixes the link of an image with the base of the static storage, unless it already starts with http:// or https://
 * in any case. One slash joins the two. (D2 §5)
 */
export function imageLink({ link, base }: { readonly link: string; readonly base: string }): string {
  return /^https?:\/\//i.test(link) ? link : `${base.replace(/(?<!\/)\/+$/, '')}/${link.replace(/^\/+/, '')}`;
}
