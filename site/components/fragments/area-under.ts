/**
 * The path of the area under a Catmull-Rom spline through these heights, three units apart. Only the spline is in
 * sight: the area's other edges are beyond `floor` and the sides.
 */
export function areaUnder(heights: readonly number[], floor: number): string {
  const at = (index: number) => heights[Math.min(Math.max(index, 0), heights.length - 1)] ?? floor;
  const curves = heights.map((y, index) => {
    const control = Math.round(y - (at(index + 1) - at(index - 1)) / 6);
    return `${index * 3 - 1} ${control} ${index * 3} ${y}`;
  });
  return `M-9 ${floor + 9}V${at(0)}H0S${curves.slice(1).join(' ')}H999V${floor + 9}z`;
}
