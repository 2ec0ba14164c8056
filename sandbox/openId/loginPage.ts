import type { OpenIdSite } from './openIdSite';

const wrong = '<p class="warning" role="alert">Wrong email or password.</p>';

/** The provider's only page. It contains no user input. */
export function loginPage({ clientName, accounts }: OpenIdSite, hasFailed: boolean): string {
  const rows = accounts.map(({ email, password, outcome }) => {
    return `<tr><td>${email}</td><td class="code">${password}</td><td>${outcome}</td></tr>`;
  });
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${clientName}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/sandbox/pages/pages.css">
</head>
<body>
<header>
<h1>${clientName}</h1>
<p class="warning">A stand-in for a hospital’s own sign-in. Not for production.</p>
</header>
<main>
<section>
${hasFailed ? wrong : ''}
<form method="post" class="grid">
<label>Email <input type="email" name="email" autocomplete="username" required autofocus></label>
<label>Password <input type="password" name="password" autocomplete="current-password" required></label>
<div class="row">
<button class="main" type="submit">Sign in</button>
<button type="submit" name="cancel" value="1" formnovalidate>Cancel</button>
</div>
</form>
</section>
<section>
<h2>Accounts</h2>
<table>
<thead><tr><th scope="col">Email</th><th scope="col">Password</th><th scope="col">What happens</th></tr></thead>
<tbody>${rows.join('')}</tbody>
</table>
</section>
</main>
</body>
</html>
`;
}
