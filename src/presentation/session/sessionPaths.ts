/**
 * The addresses to which signing in and out lead. They are separate from `routes`, because the sign-in page must not
 * download the router.
 */
export const sessionPaths = {
  home: '/home',
  login: '/authentication/login',
  recovery: '/authentication/recovery',
  logout: '/authentication/logout',
} as const;
