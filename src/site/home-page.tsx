export default function HomePage(_: { units: string[] }) {
  return <h1>Find Your Perfect Condo</h1>
}
