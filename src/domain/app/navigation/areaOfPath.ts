export const PATH_AREAS = ['shell', 'login', 'logout', 'action', 'callback', 'external', 'unknown'] as const;

/** The area of the dashboard that a path belongs to. */
export type PathArea = (typeof PATH_AREAS)[number];

const shellRoots = ['', 'home', 'admin', 'therapist', 'account', 'unauthorised'];
const authentication: Readonly<Record<string, PathArea>> = {
  '': 'login',
  login: 'login',
  recovery: 'login',
  logout: 'logout',
  action: 'action',
  callback: 'callback',
};

export function areaOfPath(path: string): PathArea {
  const [pathname = ''] = path.split(/[?#]/);
  const [root = '', child = ''] = pathname.split('/').filter(part => part !== '');
  if (shellRoots.includes(root)) return 'shell';
  if (root === 'authentication') return authentication[child] ?? 'unknown';
  if (root === 'callback' || root === 'action') return root;
  return root === 'legal' || root === 'transactional' ? 'external' : 'unknown';
}
