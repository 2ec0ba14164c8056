import { createHmac, generateKeyPairSync, sign } from 'node:crypto';

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (part: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as Record<string, unknown>;

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** Signed with the forger's own key. */
function signedByRsa(header: object, claims: object): string {
  const jwk = publicKey.export({ format: 'jwk' });
  const text = `${encode({ typ: 'JWT', ...header, ...('jwk' in header && { jwk }) })}.${encode(claims)}`;
  return `${text}.${sign('RSA-SHA256', Buffer.from(text), privateKey).toString('base64url')}`;
}

function signedByHmac(header: object, claims: object, secret: string): string {
  const text = `${encode({ alg: 'HS256', typ: 'JWT', ...header })}.${encode(claims)}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

/** Forgeries of a good token without its key, by type. */
export function forgedTokens(good: string): Readonly<Record<string, string>> {
  const [head = '', body = '', signature = ''] = good.split('.');
  const claims = decode(body);
  const now = Number(claims['iat']);
  const altered = (more: object): string => `${head}.${encode({ ...claims, ...more })}.${signature}`;
  const otherProject = { aud: 'another-project', iss: 'https://securetoken.google.com/another-project' };
  return {
    nothing: '',
    'no token at all': 'owner',
    'the claims alone': JSON.stringify(claims),
    'no algorithm, no signature': `${encode({ alg: 'none', typ: 'JWT' })}.${body}.`,
    'no algorithm in other letters': `${encode({ alg: 'NonE', typ: 'JWT' })}.${body}.`,
    'no algorithm beside a good signature': `${encode({ alg: 'none', typ: 'JWT' })}.${body}.${signature}`,
    'no signature': `${head}.${body}.`,
    'half a signature': `${head}.${body}.${signature.slice(0, signature.length / 2)}`,
    'a fourth part': `${good}.${signature}`,
    'a later end of the session': altered({ session_ends_at: 9_100_000_000_000 }),
    'a later end of the token': altered({ exp: now + 9_999_999 }),
    'more scopes': altered({ scopes: ['chat:view-active-chats', 'patient:chat', 'organisations:edit'] }),
    'another person': altered({ sub: 'staff-dana', user_id: 'staff-dana' }),
    'a session that has not ended': altered({ sign_in: 'another', session: 'another' }),
    'another project, altered': altered(otherProject),
    'another project, signed by itself': signedByRsa({ alg: 'RS256', kid: 'k' }, { ...claims, ...otherProject }),
    'no secret': signedByHmac({}, claims, ''),
    'a secret that is easy to guess': signedByHmac({}, claims, 'secret'),
    'the name of the project as its secret': signedByHmac({}, claims, String(claims['aud'])),
    'a key of its own in it': signedByRsa({ alg: 'RS256', jwk: true }, claims),
    'the address of a key of its own': signedByRsa(
      { alg: 'RS256', jku: 'http://127.0.0.1:9/keys.json', kid: '1' },
      claims,
    ),
    'the address of a certificate of its own': signedByRsa(
      { alg: 'RS256', x5u: 'http://127.0.0.1:9/cert.pem' },
      claims,
    ),
    'a key that is a file': signedByHmac({ kid: '../../../../dev/null' }, claims, ''),
    'a header that is believed blindly': signedByHmac({ alg: 'HS256', crit: ['b64'], b64: false }, claims, 'secret'),
    'its time already over': signedByHmac({}, { ...claims, exp: now - 1 }, 'secret'),
    'its time still to come': signedByHmac(
      {},
      { ...claims, iat: now + 86_400, nbf: now + 86_400, exp: now + 90_000 },
      'secret',
    ),
  };
}
