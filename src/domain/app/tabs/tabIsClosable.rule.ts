import { rule } from '../../kernel/rule';

export const tabIsClosable = rule(
  {
    id: 'CR-TAB-02',
    statement: 'A person can close a tab only while another one is open. A chat that ends closes its tab in any case.',
    source: 'D1 §2 Other shell behaviour: "A tab is closable when more than one is open."',
    hazards: [],
  },
  ({ open, ended }: { readonly open: number; readonly ended: boolean }): boolean => ended || open > 1,
);
