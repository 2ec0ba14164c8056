import { symbol, symbolCircle, symbolDiamond, symbolSquare, symbolStar, symbolTriangle } from 'd3-shape';
import type { SeverityBand } from './severityBands';

const shapes = {
  minimal: symbolCircle,
  mild: symbolSquare,
  moderate: symbolTriangle,
  moderatelySevere: symbolDiamond,
  severe: symbolStar,
} as const;
/** Area of one mark, in square units of the chart. */
const AREA = 90;

/** The outline of a mark around 0/0: each band has its own shape, so that it does not depend on colours. */
export const severityShape = (band: SeverityBand['band']): string => symbol(shapes[band], AREA)() ?? '';
