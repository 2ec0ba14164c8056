import type { EstimateGuesses } from '@/infrastructure/system/session/ZxcvbnPasswordEstimator';

/** The estimator with its list of common passwords: a download of its own, far larger than the page. */
export async function loadZxcvbn(): Promise<EstimateGuesses> {
  const [{ zxcvbn, zxcvbnOptions }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  zxcvbnOptions.setOptions({ dictionary, graphs: adjacencyGraphs });
  return zxcvbn;
}
