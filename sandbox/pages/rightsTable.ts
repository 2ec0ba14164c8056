import { SCOPES } from '@/domain/kernel/Scope';
import { GROUPS_OF_SCOPE, USER_GROUPS } from '@/domain/users/UserGroup';

const cells = (tag: 'th scope="col"' | 'td', texts: readonly string[]): string =>
  texts.map(text => `<${tag}>${text}</${tag.slice(0, 2)}>`).join('');

/** The groups with their scopes; a scope in no group is granted individually. */
export const rightsTable = `
<table>
  <thead><tr>${cells('th scope="col"', ['Scope', ...USER_GROUPS])}</tr></thead>
  <tbody>
    ${SCOPES.map(scope => {
      const marks = USER_GROUPS.map(group => (GROUPS_OF_SCOPE[scope].includes(group) ? 'yes' : ''));
      return `<tr>${cells('td', [`<code>${scope}</code>`, ...marks])}</tr>`;
    }).join('')}
  </tbody>
</table>`;
