import { rule } from '../../kernel/rule';

/** The address of an image that a message links to. */
export const imageLink = rule(
  {
    id: 'CR-LINK-01',
    statement:
      'The link of an image gets the base of the static storage in front unless it already starts with http:// or https://, whatever their case. One slash joins the two.',
    source: 'D2 §5: "Image links get a base prefix unless they already start with http or https."',
    hazards: [],
  },
  ({ link, base }: { readonly link: string; readonly base: string }): string =>
    /^https?:\/\//i.test(link) ? link : `${base.replace(/\/+$/, '')}/${link.replace(/^\/+/, '')}`,
);
