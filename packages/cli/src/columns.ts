/** Tables for people: columns in line, numbers to the right. */

/** A row is its cells; a number is written with separators and stands to the right. */
export function table(rows: readonly (readonly (string | number)[])[]): string {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => written(row[column] ?? '').length)),
  );
  const line = (row: readonly (string | number)[]): string => {
    const cells = row.map((cell, column) => {
      const width = widths[column] ?? 0;
      return typeof cell === 'number' ? written(cell).padStart(width) : written(cell).padEnd(width);
    });
    return `${cells.join('  ').trimEnd()}\n`;
  };
  return rows.map(line).join('');
}

/** Three digits are enough below a thousand; above it, whole numbers. */
export function written(cell: string | number): string {
  if (typeof cell === 'string') return cell;
  if (Number.isInteger(cell) || Math.abs(cell) >= 1000) return Math.round(cell).toLocaleString('en-US');
  return cell.toLocaleString('en-US', { maximumSignificantDigits: 3 });
}
