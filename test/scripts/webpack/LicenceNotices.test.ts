import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { licenceNotices } from '#scripts/webpack/LicenceNotices';

describe('licenceNotices', () => {
  const root = mkdtempSync(join(tmpdir(), 'licences-'));
  afterAll(() => rmSync(root, { recursive: true }));

  const folder = (name: string, file: object, words?: string): string => {
    const path = join(root, name);
    mkdirSync(path, { recursive: true });
    writeFileSync(join(path, 'package.json'), JSON.stringify(file));
    if (words !== undefined) writeFileSync(join(path, 'LICENSE.md'), words);
    return path;
  };

  it('lists each package once, with its licence and the licence text', () => {
    const zoe = folder('zoe', { name: 'zoe', version: '1.0.0', license: 'MIT' }, 'Copyright Zoe');
    const again = folder('nested/zoe', { name: 'zoe', version: '1.0.0', license: 'MIT' }, 'Copyright Zoe');
    const ann = folder('ann', { name: 'ann', version: '2.0.0', license: 'ISC' }, 'Copyright Ann');
    const text = licenceNotices([zoe, again, ann]);
    expect(text.split('Copyright Zoe')).toHaveLength(2);
    expect(text.indexOf('ann 2.0.0\nISC\n\nCopyright Ann')).toBeLessThan(
      text.indexOf('zoe 1.0.0\nMIT\n\nCopyright Zoe'),
    );
    expect(text).toContain('ann 2.0.0\nISC');
  });

  it('refers to the text of a package with the same licence, and fails without one', () => {
    const wordless = folder('wordless', { name: 'wordless', version: '1.0.0', license: 'Apache-2.0' });
    const other = folder('other', { name: 'other', version: '1.0.0', license: 'Apache-2.0' }, 'Apache License');
    expect(licenceNotices([wordless, other])).toContain('The text of Apache-2.0 stands with other.');
    expect(() => licenceNotices([wordless])).toThrow('Apache-2.0');
  });

  it('rejects a package that names no licence', () => {
    expect(() => licenceNotices([folder('odd', { name: 'odd', version: '1.0.0' })])).toThrow('names no licence');
  });
});
