export default function SearchPage(_: { units: string[] }) {
  return null
}
