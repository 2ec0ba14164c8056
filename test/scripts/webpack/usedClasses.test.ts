import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { usedClasses } from '#scripts/webpack/usedClasses.mjs';

const css = readFileSync('node_modules/@blueprintjs/core/lib/css/blueprint.css', 'utf8');

/** Names of Blueprint's components that a source imports. */
function imported(): readonly string[] {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.tsx'));
  const names = files.flatMap(file => {
    const [, list = ''] =
      /import \{([^}]*)\} from '@blueprintjs\/core'/.exec(readFileSync(join('src', file), 'utf8')) ?? [];
    return list.split(',').map(name => name.trim());
  });
  return [...new Set(names)].filter(name => /^[A-Z]/.test(name));
}

const classOf = (component: string): string =>
  `bp6-${component
    .replace(/^HTML/, 'Html')
    .replace(/(?<!^)[A-Z]/g, letter => `-${letter}`)
    .toLowerCase()}`;

describe('the shipped styles of Blueprint', () => {
  it('contain those of every component in use', () => {
    const wanted = imported()
      .map(classOf)
      .filter(name => css.includes(`.${name}`));
    expect(wanted).toEqual(expect.arrayContaining(['bp6-button', 'bp6-text-area', 'bp6-html-select']));
    expect(wanted.filter(name => !usedClasses(css).includes(name))).toEqual([]);
  });

  it('leave out unused ones', () => {
    expect(usedClasses(css)).not.toContain('bp6-callout');
    expect(usedClasses(css)).not.toContain('bp6-intent-success');
  });

  it('leave out green and amber controls, which no view uses', () => {
    const control =
      /<(?:Button|AnchorButton|PendingButton|MenuItem|InputGroup|ProgressBar|Spinner)\b[^<]*intent="(success|warning)"/;
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.tsx'));
    expect(files.filter(file => control.test(readFileSync(join('src', file), 'utf8')))).toEqual([]);
  });
});
