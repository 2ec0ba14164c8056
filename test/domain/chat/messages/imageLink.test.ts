import { imageLink } from '@/domain/chat/messages/imageLink';

interface Case {
  readonly why: string;
  readonly input: Parameters<typeof imageLink>[0];
  readonly expected: ReturnType<typeof imageLink>;
}

describe('imageLink', () => {
  it.each<Case>([
    {
      why: 'path: a path gets the base',
      input: { link: '/images/a.png', base: 'https://static.example/files' },
      expected: 'https://static.example/files/images/a.png',
    },
    {
      why: 'bare: one slash joins',
      input: { link: 'images/a.png', base: 'https://static.example/files' },
      expected: 'https://static.example/files/images/a.png',
    },
    {
      why: 'base-slash: not two',
      input: { link: '/images/a.png', base: 'https://static.example/files/' },
      expected: 'https://static.example/files/images/a.png',
    },
    {
      why: 'https: already complete',
      input: { link: 'https://other.example/a.png', base: 'https://static.example/files' },
      expected: 'https://other.example/a.png',
    },
    {
      why: 'http: http too',
      input: { link: 'http://other.example/a.png', base: 'https://static.example/files' },
      expected: 'http://other.example/a.png',
    },
    {
      why: 'capitals: whatever the case',
      input: { link: 'HTTPS://other.example/a.png', base: 'https://static.example/files' },
      expected: 'HTTPS://other.example/a.png',
    },
    {
      why: 'looks-like: a file name is not a scheme',
      input: { link: 'https-logo.png', base: 'https://static.example/files' },
      expected: 'https://static.example/files/https-logo.png',
    },
    {
      why: 'two-slashes: never another host',
      input: { link: '//evil.example/a.png', base: 'https://static.example/files' },
      expected: 'https://static.example/files/evil.example/a.png',
    },
  ])('$why', ({ input, expected }) => {
    expect(imageLink(input)).toEqual(expected);
  });
});
