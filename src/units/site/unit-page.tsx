export default function UnitPage(_: { unit: string }) {
  return null
}
