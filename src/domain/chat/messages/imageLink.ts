/**
 * The link of an image gets the base of the static storage in front unless it already starts with http:// or
 * https://, whatever their case. One slash joins the two. (D2 §5)
 */
export function imageLink({ link, base }: { readonly link: string; readonly base: string }): string {
  return /^https?:\/\//i.test(link) ? link : `${base.replace(/(?<!\/)\/+$/, '')}/${link.replace(/^\/+/, '')}`;
}
