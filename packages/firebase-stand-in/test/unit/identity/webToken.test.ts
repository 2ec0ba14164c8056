import { readToken, signToken } from '../../../identity/webToken';

describe('webToken', () => {
  const token = signToken({ sub: 'u-1' }, 'secret');
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

  it('reads back what the same secret signed', () => {
    expect(readToken(token, 'secret')).toEqual({ sub: 'u-1' });
  });

  it.each([
    ['another secret', signToken({ sub: 'u-1' }, 'other')],
    [
      'a changed payload',
      token
        .split('.')
        .with(1, encode({ sub: 'u-2' }))
        .join('.'),
    ],
    ['no signature at all', `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ sub: 'u-1' })}.`],
    [
      'an unsigned header before a good signature',
      token
        .split('.')
        .with(0, encode({ alg: 'none' }))
        .join('.'),
    ],
    ['a fourth part', `${token}.x`],
    ['no token', ''],
  ])('refuses %s', (_, forged) => {
    expect(readToken(forged, 'secret')).toBeUndefined();
  });
});
