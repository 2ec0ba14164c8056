/**
 * A person can close a tab only while another one is open. A chat that ends closes its tab in any case. (D1 §2
 * Other shell behaviour)
 */
export function tabIsClosable({ open, ended }: { readonly open: number; readonly ended: boolean }): boolean {
  return ended || open > 1;
}
