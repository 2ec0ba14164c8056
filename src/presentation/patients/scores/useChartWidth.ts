import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { CHART_WIDTH } from './chartFrame';

/** The width of a chart in pixels, so that its text has the same size as other text. */
export function useChartWidth(): { readonly chart: RefObject<SVGSVGElement | null>; readonly width: number } {
  const chart = useRef<SVGSVGElement>(null);
  const [width, setWidth] = useState(CHART_WIDTH);
  useLayoutEffect(() => {
    const element = chart.current;
    if (element === null) return;
    const measure = (): void => {
      const { width: measured } = element.getBoundingClientRect();
      if (measured > 0) setWidth(Math.round(measured));
    };
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    measure();
    return () => watcher.disconnect();
  }, []);
  return { chart, width };
}
