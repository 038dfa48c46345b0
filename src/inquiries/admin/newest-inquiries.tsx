export function NewestInquiries() {
  return null
}
