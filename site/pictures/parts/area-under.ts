/**
 * The path of the area under a Catmull-Rom spline through these heights, three units apart. Except at a peak, its
 * slope at a point is at most three times the gentler of the slopes to the neighbors, so it does not dip before a
 * jump (Fritsch and Carlson, 1980). Only the spline is in sight: the area's other edges are beyond `floor` and the
 * sides.
 */
export function areaUnder(heights: readonly number[], floor: number): string {
  const at = (index: number) => heights[Math.min(Math.max(index, 0), heights.length - 1)] ?? floor;
  const curves = heights.map((y, index) => {
    const [before, after] = [y - at(index - 1), at(index + 1) - y];
    const isPeak = before <= 0 && after >= 0;
    const steepest = isPeak ? Infinity : 3 * Math.min(Math.abs(before), Math.abs(after));
    const slope = Math.min(Math.max((before + after) / 2, -steepest), steepest);
    const control = Math.round(y - slope / 3);
    return `${index * 3 - 1} ${control} ${index * 3} ${y}`;
  });
  return `M-9 ${floor + 9}V${at(0)}H0S${curves.slice(1).join(' ')}H999V${floor + 9}z`;
}
